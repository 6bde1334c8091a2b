// The process that opens pictures of strangers. It is started by `drawing-line.ts`, with neither settings nor secrets.
import sharp from 'sharp'
import { draw, type Shape } from './draw.ts'
import { drawTile } from './draw-tile.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ file, shape }: { file: Uint8Array; shape: Shape | 'tile' }) => {
  process.send?.(await (shape === 'tile' ? drawTile(file) : draw(file, shape)))
})
// The gateway is gone.
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
