import { send } from "#web/api/send.ts";

/** What is shown once, when a second step is set up. */
export type SecondStepSecrets = {
  /** `otpauth://totp/…`, which an authenticator app takes. */
  totpURI: string;
  backupCodes: string[];
};

async function post(path: string, body: object): Promise<Response> {
  return send(`/api/auth/two-factor${path}`, { method: "POST", body });
}

/** It holds from the first right code on. */
export async function prepareSecondStep(password: string): Promise<SecondStepSecrets> {
  const response = await post("/enable", { password });
  return (await response.json()) as SecondStepSecrets;
}

/** The code of the app: to switch the second step on, or to come in. */
export async function sendAppCode(code: string): Promise<void> {
  await post("/verify-totp", { code });
}

export async function sendRecoveryCode(code: string): Promise<void> {
  await post("/verify-backup-code", { code });
}

export async function makeRecoveryCodes(password: string): Promise<string[]> {
  const response = await post("/generate-backup-codes", { password });
  const { backupCodes } = (await response.json()) as SecondStepSecrets;
  return backupCodes;
}

export async function endSecondStep(password: string): Promise<void> {
  await post("/disable", { password });
}
