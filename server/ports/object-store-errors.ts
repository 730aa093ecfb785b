/** An object store that does not answer, or refuses. The message says why and holds no secret. */
export class ObjectStoreAway extends Error {}

/** An object that differs from what was written, or is incomplete. */
export class DamagedObject extends Error {}
