import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ModelConnection, ModelSettings } from "#contract/connection.ts";
import type { Organization } from "#contract/organization.ts";
import { useCall } from "#web/api/use-call.ts";
import { ModelForm } from "#web/features/connections/model-form.tsx";
import { modelSettingsQuery, useModelChange } from "#web/features/connections/model-queries.ts";
import { ModelSpending } from "#web/features/connections/model-spending.tsx";
import { ModelTest } from "#web/features/connections/model-test.tsx";
import { WhatLeaves } from "#web/features/connections/what-leaves.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { recoverFocus } from "#web/ui/dialog/focus.ts";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

type ModelSectionProps = { id: string; organization: Organization };

/** The model that an organization connected: who it is, whether it works, what it costs and what it is told; for admins. */
export function ModelSection({ id, organization }: ModelSectionProps) {
  const organizationId = organization.id;
  const { data: settings, isError, refetch } = useQuery(modelSettingsQuery(organizationId));
  const [isConnecting, setIsConnecting] = useState(false);
  const test = useCall(
    "testModel",
    useModelChange({
      organizationId,
      failed: { title: "Not tested", description: "The test could not be run. Please try again." },
    }),
  );
  const runTest = () => test.mutate({ params: { organizationId } });
  const connection = settings?.connection ?? null;
  const canSave = settings?.obstacle === null;
  return (
    <SettingsSection
      badge={settings && <ConnectionBadge connection={connection} />}
      id={id}
      lead={`Writes the reports from your facts. Without a model, ${writerWithout(settings)}.`}
      title="AI model"
    >
      <div className="grid gap-4">
        {isError && !settings && (
          <LoadFailure text="The connection could not be loaded." onRetry={() => void refetch()} />
        )}
        {!settings && !isError && <SkeletonRows count={3} />}
        {settings?.obstacle && <Notice tone="warning">{settings.obstacle}</Notice>}
        {organization.reportWriter === "built-in" && settings && (
          <Notice tone="info">
            The built-in writer writes your reports, as chosen under{" "}
            <a className="underline" href="#branding">
              Branding and messaging
            </a>
            . No model is used.
          </Notice>
        )}
        {settings && !connection && !isConnecting && (
          <NotConnected
            settings={settings}
            onConnect={canSave ? () => setIsConnecting(true) : undefined}
          />
        )}
        {settings && (connection || isConnecting) && (
          <ModelForm
            connection={connection}
            organizationId={organizationId}
            onCancel={() => setIsConnecting(false)}
            onSaved={() => {
              setIsConnecting(false);
              runTest();
            }}
          />
        )}
        {connection && (
          <>
            <ModelTest isTesting={test.isPending} test={connection.lastTest} onTest={runTest} />
            <ModelSpending organizationId={organizationId} spending={connection.spending} />
          </>
        )}
        {(connection ?? settings?.serverModel) && <WhatLeaves organization={organization} />}
        {settings?.connection && (
          <Disconnect
            nextWriter={settings.serverModel ? "this server's model" : "the built-in writer"}
            organizationId={organizationId}
            onDone={() => recoverFocus(id)}
          />
        )}
      </div>
    </SettingsSection>
  );
}

function writerWithout(settings: ModelSettings | undefined): string {
  return settings?.serverModel
    ? `this server's model, ${settings.serverModel}, words them`
    : "the built-in writer writes them and nothing leaves this server";
}

function ConnectionBadge({ connection }: { connection: ModelConnection | null }) {
  if (!connection) return <Badge label="Not connected" status="draft" />;
  return connection.lastTest?.isGood === false ? (
    <Badge label="Not working" status="failed" />
  ) : (
    <Badge label="Connected" status="completed" />
  );
}

type NotConnectedProps = { settings: ModelSettings; onConnect: (() => void) | undefined };

function NotConnected({ settings, onConnect }: NotConnectedProps) {
  const { serverModel } = settings;
  return (
    <div className="grid justify-items-center gap-0.5 rounded-[10px] border border-dashed border-control px-5 py-6 text-center text-small text-ink-2">
      <p className="font-[600] text-ink-1">
        {serverModel ? "You have not connected a model" : "No model connected"}
      </p>
      <p>
        {serverModel
          ? "This server's model writes your reports."
          : "The built-in writer writes your reports, at no cost."}
      </p>
      {onConnect && (
        <Button className="mt-3" look="primary" onClick={onConnect}>
          Connect a model
        </Button>
      )}
    </div>
  );
}

type DisconnectProps = { organizationId: number; nextWriter: string; onDone: () => void };

function Disconnect({ organizationId, nextWriter, onDone }: DisconnectProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCall(
    "disconnectModel",
    useModelChange({
      organizationId,
      done: { title: "Model disconnected" },
      failed: {
        title: "Not disconnected",
        description: "The model was not changed. Please try again.",
      },
      onDone,
    }),
  );
  return (
    <>
      <Button
        className="-ml-3.5 justify-self-start"
        look="quietDanger"
        onClick={() => setIsAsking(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        confirmLabel="Disconnect"
        description={`Its key is deleted at once. After that, your reports are written by ${nextWriter}.`}
        isBusy={remove.isPending}
        isOpen={isAsking}
        needsServer
        title="Disconnect the model?"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate({ params: { organizationId } });
        }}
      />
    </>
  );
}
