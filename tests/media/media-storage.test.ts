import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFileCache } from '#server/ports/media/file-cache.ts'
import { folderStorage } from '#server/ports/media/folder-storage.ts'
import { objectStorage } from '#server/ports/media/object-storage.ts'
import { openObjectStore } from '#server/ports/object-store.ts'
import { startObjectStore } from '../support/apps/object-store.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** In a local folder. A file in place of the target folder breaks it. */
const inFolder = async () => {
  const folder = newFolder()
  const temporary = join(folder, 'tmp')
  return {
    media: folderStorage(folder),
    breakWrites: () => {
      rmSync(temporary, { recursive: true, force: true })
      writeFileSync(temporary, '')
    },
    mend: () => rmSync(temporary),
    restarted: () => folderStorage(folder),
  }
}

/** In an object store behind a cache of one megabyte. A store that cuts every connection breaks it. */
const inObjectStore = async () => {
  const store = await startObjectStore()
  const folder = newFolder()
  const open = () =>
    objectStorage(openObjectStore(store.bucket, { pauseSeconds: [0.001, 0.002] }), createFileCache(folder, 2 ** 20))
  return {
    media: open(),
    breakWrites: () => {
      store.mood = 'breaks off'
    },
    mend: () => {
      store.mood = 'works'
    },
    restarted: open,
    store,
  }
}

const bytesOf = (text: string) => Buffer.from(text)

/** Reads a file as a buyer does. */
const served = async (media: ReturnType<typeof folderStorage>, name: string): Promise<string | undefined> => {
  await media.bring(name)
  const file = join(media.servedFrom, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

describe.each([
  ['a folder', inFolder],
  ['an object store', inObjectStore],
])('media in %s', (_where, setUp) => {
  test('are read, listed and served as they were written, also after a restart', async () => {
    const { media, restarted } = await setUp()
    await media.open()
    await media.write('noor/ring/original', bytesOf('as it came'))
    await media.write('noor/ring/640.webp', bytesOf('in a size'))
    await media.write('noor/share/x-Y_1.jpg', bytesOf('a link'))
    await media.write('noora/ring/640.webp', bytesOf('of another store'))
    const again = restarted()
    await again.open()
    for (const one of [media, again]) {
      expect((await one.read('noor/ring/original'))?.toString()).toBe('as it came')
      expect(await served(one, 'noor/ring/640.webp')).toBe('in a size')
      expect((await one.list('noor')).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
        { name: 'ring' },
        { name: 'share' },
      ])
      const files = await one.list('noor/ring')
      expect(files.map(({ name, file }) => [name, file?.bytes]).sort()).toEqual([
        ['640.webp', 9],
        ['original', 10],
      ])
      // Object stores give times in whole seconds.
      for (const { file } of files) expect(Math.abs(Date.now() - (file?.written.getTime() ?? 0))).toBeLessThan(60_000)
      expect((await one.list('')).map(({ name }) => name)).toEqual(expect.arrayContaining(['noor', 'noora']))
    }
  })

  test('that are not there are nothing, and no error', async () => {
    const { media } = await setUp()
    await media.open()
    expect(await media.read('noor/ring/640.webp')).toBeUndefined()
    expect(await served(media, 'noor/ring/640.webp')).toBeUndefined()
    expect(await media.list('noor')).toEqual([])
    await media.remove('noor/ring/640.webp')
    await media.removeFolder('noor')
  })

  test('are removed one by one, and by folder with all in it and nothing beside it', async () => {
    const { media } = await setUp()
    await media.open()
    for (const name of ['noor/ring/320.webp', 'noor/ring/640.webp', 'noor/ring-2/640.webp', 'noor/share/a.jpg']) {
      await media.write(name, bytesOf(name))
    }
    await media.remove('noor/ring/320.webp')
    expect([await served(media, 'noor/ring/320.webp'), await served(media, 'noor/ring/640.webp')]).toEqual([
      undefined,
      'noor/ring/640.webp',
    ])
    await media.removeFolder('noor/ring')
    expect(await served(media, 'noor/ring/640.webp')).toBeUndefined()
    expect(await served(media, 'noor/ring-2/640.webp')).toBe('noor/ring-2/640.webp')
    await media.removeFolder('noor')
    expect(await media.list('')).not.toContainEqual(expect.objectContaining({ name: 'noor' }))
    expect(await served(media, 'noor/share/a.jpg')).toBeUndefined()
  })

  test.each([
    '../app.db',
    '/etc/passwd',
    'noor/../../app.db',
    'noor//ring',
    'noor/.hidden',
    'noor/rïng',
    'noor/a\0b',
    'a b',
    '',
  ])('threat 15: named %j are refused by every call', async (name) => {
    const { media } = await setUp()
    await media.open()
    const refused = 'is no name of a file or folder of media'
    await expect(async () => media.write(name, bytesOf('x'))).rejects.toThrow(refused)
    await expect(async () => media.read(name)).rejects.toThrow(refused)
    await expect(async () => media.remove(name)).rejects.toThrow(refused)
    await expect(async () => media.removeFolder(name)).rejects.toThrow(refused)
    if (name !== '') await expect(async () => media.list(name)).rejects.toThrow(refused)
  })

  test('of a write that fails are met by nobody, and can be written once it is mended', async () => {
    const { media, breakWrites, mend } = await setUp()
    await media.open()
    breakWrites()
    await expect(media.write('noor/ring/640.webp', bytesOf('a ring'))).rejects.toThrow()
    mend()
    await expect.poll(() => media.read('noor/ring/640.webp').catch(() => 'away')).toBeUndefined()
    expect(await served(media, 'noor/ring/640.webp')).toBeUndefined()
    expect(await media.list('noor/ring')).toEqual([])
    await media.write('noor/ring/640.webp', bytesOf('a ring'))
    expect(await served(media, 'noor/ring/640.webp')).toBe('a ring')
  })

  test('that are being written are met whole or not at all', async () => {
    const { media, restarted } = await setUp()
    await media.open()
    const whole = Buffer.alloc(700_000, 'whole ')
    const reader = restarted()
    const met = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const name = `noor/ring/${round}.webp`
      let done = false
      const writing = media.write(name, whole).finally(() => {
        done = true
      })
      do {
        const bytes = await reader.read(name).catch(() => undefined)
        met.add(!bytes ? 'nothing' : bytes.equals(whole) ? 'whole' : 'half')
        const file = await served(reader, name).catch(() => undefined)
        met.add(file === undefined ? 'nothing' : file === whole.toString() ? 'whole' : 'half')
      } while (!done)
      await writing
      expect((await reader.read(name))?.equals(whole)).toBe(true)
    }
    expect(met).not.toContain('half')
  })

  test('that a crash left half written go at the next start, the others stay', async () => {
    const { media, restarted } = await setUp()
    await media.open()
    await media.write('noor/ring/640.webp', bytesOf('a ring'))
    const temporary = join(media.servedFrom, 'tmp')
    mkdirSync(temporary, { recursive: true })
    writeFileSync(join(temporary, 'half'), 'a ri')
    const again = restarted()
    await again.open()
    expect(existsSync(temporary)).toBe(false)
    expect(await served(again, 'noor/ring/640.webp')).toBe('a ring')
  })
})

test('an original in a folder is its owner’s alone; from an object store it never comes to the disk', async () => {
  const folder = (await inFolder()).media
  await folder.write('noor/ring/original', bytesOf('as it came'))
  expect(statSync(join(folder.servedFrom, 'noor/ring/original')).mode & 0o777).toBe(0o600)
  const { media } = await inObjectStore()
  await media.open()
  await media.write('noor/ring/original', bytesOf('as it came'))
  expect(await served(media, 'noor/ring/original')).toBeUndefined()
  expect((await media.read('noor/ring/original'))?.toString()).toBe('as it came')
  expect(existsSync(join(media.servedFrom, 'noor'))).toBe(false)
})
