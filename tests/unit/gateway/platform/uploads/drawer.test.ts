import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureDrawer } from '#gateway/platform/uploads/drawer.ts'
import { picture } from '#tests/support/pictures.ts'

const never = new AbortController().signal

test('a picture that takes too long is refused, its process killed, and the next one drawn (rule 20.15)', async () => {
  const patient = { patience: 100_000, idle: 1_000 }
  const large = await picture({ width: 5_000, height: 5_000, type: 'jpeg' })
  await expect(pictureDrawer({ ...patient, patience: 1 })(large, 'whole', never)).rejects.toThrow('picture_too_large')
  const draw = pictureDrawer(patient)
  const ending = new AbortController()
  const ended = expect(draw(large, 'whole', ending.signal)).rejects.toThrow('nobody waits')
  setTimeout(() => ending.abort(new Error('nobody waits')), 20)
  await ended
  expect(await draw(await picture(), 'icon', never)).toMatchObject({ width: 192, height: 192 })
})

test('a picture that needs all its pixels at once is judged by the memory that they take', async () => {
  const create = { width: 6_200, height: 6_200, channels: 4, background: '#c1272d80' } as const
  const file = await sharp({ create }).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer()
  const draw = pictureDrawer({ patience: 100_000, idle: 1_000 })
  await expect(draw(file, 'whole', never)).rejects.toThrow('picture_too_large')
})
