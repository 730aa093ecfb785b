import { ThreadPool } from '#server/publish/threads/thread-pool.ts'

/** Publishing threads that take no store while they are held: a demo store is published once, when it is filled. */
export class HeldPool extends ThreadPool {
  held = false

  override get free(): number {
    return this.held ? 0 : super.free
  }
}
