/** The header our server sets from the connection itself; whatever a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-ip";
