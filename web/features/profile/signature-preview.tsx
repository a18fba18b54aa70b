type SignaturePreviewProps = { signature: string };

/** The signature block as it will stand under an outreach message. */
export function SignaturePreview({ signature }: SignaturePreviewProps) {
  if (signature.trim() === "") return null;
  return (
    <figure className="rounded-control border border-line-soft bg-canvas px-4 py-3">
      <figcaption className="mb-2 text-meta text-ink-3">How it looks under a message</figcaption>
      <p className="text-small text-ink-3">… Would ten minutes on Thursday suit you?</p>
      <p className="mt-3 text-small whitespace-pre-line text-ink-1">{signature.trim()}</p>
    </figure>
  );
}
