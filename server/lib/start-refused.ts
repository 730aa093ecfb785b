/** A reason why the server or a command cannot start. The message tells the operator what to do. */
export class StartRefused extends Error {}
