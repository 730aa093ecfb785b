/** The object store does not answer, or refuses. The message says why and holds no secret. */
export class ObjectStoreAway extends Error {}

/** What lies under a key is not what was written there, or not all of it yet. */
export class DamagedObject extends Error {}
