/** What any screen may have to say, apart from the rest so that the first one loads these two alone. */
export const sessionMessages = {
  somethingWrong: { title: "Something went wrong. Please try again." },
  loggedOut: { title: "You are logged out. Logging in again..." },
};
