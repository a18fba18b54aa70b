import { lazy } from "react";

const screensByName = {
  resetPassword: lazy(async () => ({
    default: (await import("#web/app/screens/reset-password-screen.tsx")).ResetPasswordScreen,
  })),
  shared: lazy(async () => ({
    default: (await import("#web/app/screens/shared-screen.tsx")).SharedScreen,
  })),
  room: lazy(async () => ({
    default: (await import("#web/app/screens/room-screen.tsx")).RoomScreen,
  })),
  verify: lazy(async () => ({
    default: (await import("#web/app/screens/verify-screen.tsx")).VerifyScreen,
  })),
  terms: lazy(async () => ({
    default: (await import("#web/app/screens/terms-screen.tsx")).TermsScreen,
  })),
  privacy: lazy(async () => ({
    default: (await import("#web/app/screens/privacy-screen.tsx")).PrivacyScreen,
  })),
};

type VisitorScreenProps = { name: keyof typeof screensByName };

/** Screens that look the same for everybody. Where they are is not loaded with a recruiter's first screen. */
export function VisitorScreen({ name }: VisitorScreenProps) {
  const Screen = screensByName[name];
  return <Screen />;
}
