/** The server, or a command, cannot begin as things are; the message tells the operator why, and what to do. */
export class StartRefused extends Error {}
