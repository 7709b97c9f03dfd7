/**
 * The header in which the server in front of the framework passes on the network address of a client. The
 * server overwrites what a client sends in it.
 */
export const clientAddressHeader = 'x-forecourt-client';
