import { type ImageProcess, UnreadableImage } from '#server/image-process/image-process.ts'
import { type ImageResult, type ImageTask, performImageTask } from '#server/image-process/tasks.ts'

/** Does in this process what the image process does: for tests of what becomes of images. Those about decoding have the real one. */
export const imagesInProcess: ImageProcess = {
  run: <Task extends ImageTask>(_storeId: string, task: Task) =>
    performImageTask(task).catch((error: unknown) => {
      throw new UnreadableImage(error instanceof Error ? error.message : String(error))
    }) as Promise<ImageResult<Task['kind']>>,
  servedLately: () => 0,
  stop: async () => {},
}
