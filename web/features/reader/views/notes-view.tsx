import { partName } from "#tools/layouts.ts";
import { defineView, entry, Message, Texts } from "#web/features/reader/views/section-view.tsx";
import { MessagePreview } from "#web/features/reader/pieces/message-preview.tsx";
import { Part } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";

const Notes = entry({
  template: Texts.min(1),
  debriefRules: Texts,
  candidateFollowUp: Message,
});

/** A sheet to write on, the rules of the debrief, and the letter after it. */
export const notesView = defineView(Notes, ({ value }) => (
  <div className="grid gap-6">
    <Part title={partName("interviewCoach", "followUpNotes.template")}>
      <dl className="grid gap-3 rounded-card border border-line p-4 text-body">
        {numbered(value.template).map(({ at, value: line }) => (
          <div key={at} className="flex flex-wrap items-end gap-x-3">
            <dt className="max-w-full wrap-anywhere text-ink-1">{line}</dt>
            <dd className="h-5 min-w-40 flex-1 border-b border-dotted border-control">
              <span className="sr-only">to be filled in</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 print:hidden">
        <CopyButton
          label="Copy the template"
          look="quiet"
          size="small"
          text={value.template.map((line) => `${line}: `).join("\n")}
        />
      </div>
    </Part>
    <Part title={partName("interviewCoach", "followUpNotes.debriefRules")}>
      <BulletList>
        {numbered(value.debriefRules).map(({ at, value: rule }) => (
          <span key={at} className="text-body">
            <Words text={rule} />
          </span>
        ))}
      </BulletList>
    </Part>
    <MessagePreview
      message={value.candidateFollowUp}
      name={partName("interviewCoach", "followUpNotes.candidateFollowUp")}
    />
  </div>
));
