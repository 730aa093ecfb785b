import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { folderVersions } from '#server/publish/files/version-writer.ts'
import { WriteBeside } from '#server/publish/files/write-beside.ts'

const files = ['index.html', 'c/bangles.html', 'p/red.html', 'p/blue.html', 'p/green.html', 'about.html']
const pages = new Map(files.map((file, index) => [file, `<h1>${file}</h1>${'نور bangles '.repeat(2000 + index)}`]))

const newFolder = (): PublishedFolder => {
  const root = mkdtempSync(join(tmpdir(), 'whatsstore-beside-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return new PublishedFolder(root)
}

/** Returns a ready thread that accepts all these pages at once. */
const startedThread = async (): Promise<WriteBeside> => {
  const threads = new Set<Worker>()
  const { on } = Worker.prototype
  vi.spyOn(Worker.prototype, 'on').mockImplementation(function (this: Worker, ...listener: Parameters<Worker['on']>) {
    threads.add(this)
    return on.apply(this, listener)
  } as typeof on)
  onTestFinished(async () => void (await Promise.all([...threads].map((thread) => thread.terminate()))))
  const beside = new WriteBeside()
  const folder = newFolder()
  let number = 0
  const tried = () => beside.write(join(folder.sites, String(number++)), '')
  await expect.poll(tried).toBeDefined()
  return beside
}

const contents = { slug: 'noor', revision: 1, renderer: 'a', files: Object.fromEntries(pages), images: [] }

const publish = async (folder: PublishedFolder, beside?: WriteBeside) => {
  const build = folderVersions(folder, beside).begin('noor', undefined, undefined, true)
  for (const [file, text] of pages) await build.write(file, text)
  await build.finish(contents)
  const place = folder.version('noor', build.version)
  const names = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return names
    .map(({ parentPath, name }) => join(parentPath, name).slice(place.length))
    .sort()
    .map((name) => [name, readFileSync(join(place, name), 'base64')])
}

test('a version that two threads write is byte for byte what one writes', async () => {
  const beside = await startedThread()
  const helped = vi.spyOn(beside, 'write')
  const both = await publish(newFolder(), beside)
  expect(both).toEqual(await publish(newFolder()))
  // The other thread wrote some pages; while it was busy, this one did.
  const results = helped.mock.results.map(({ value }) => value !== undefined)
  expect(new Set(results)).toEqual(new Set([true, false]))
})

test('a page that the other thread could not write fails the version, and nothing of it is left', async () => {
  const beside = await startedThread()
  const folder = newFolder()
  const build = folderVersions(folder, beside).begin('noor', undefined, undefined, true)
  writeFileSync(join(folder.temporary('noor'), 'index.html'), 'somebody else')
  await build.write('index.html', 'a page')
  await expect(build.finish(contents)).rejects.toThrow('EEXIST')
  await build.abandon()
  expect(folder.versions('noor')).toEqual([])
  expect(readdirSync(join(folder.sites, '../tmp'))).toEqual([])
})

test('a version whose other thread dies fails, and the next is written by another one', async () => {
  const beside = await startedThread()
  const folder = newFolder()
  const build = folderVersions(folder, beside).begin('noor', undefined, undefined, true)
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    void this.terminate()
  })
  await build.write('index.html', 'a page')
  await expect(build.finish(contents)).rejects.toThrow('the writing thread stopped')
  await build.abandon()
  expect(await publish(folder, beside)).toHaveLength(pages.size * 2 + 1)
})
