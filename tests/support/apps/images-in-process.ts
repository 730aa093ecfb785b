import { UnreadableImage } from '#server/image-process/image-child.ts'
import type { ImageProcess } from '#server/image-process/image-process.ts'
import { type ImageResult, type ImageTask, performImageTask } from '#server/image-process/tasks.ts'

/** Replaces the image process within this one. Tests of decoding use the real one. */
export const imagesInProcess: ImageProcess = {
  run: <Task extends ImageTask>(_storeId: string, task: Task) =>
    performImageTask(task).catch((error: unknown) => {
      throw new UnreadableImage(error instanceof Error ? error.message : String(error))
    }) as Promise<ImageResult<Task['kind']>>,
  servedLately: () => 0,
  stop: async () => {},
}
