import { createHash } from 'node:crypto'

/** Hash of a drawing, as the manifest keeps it: the first 16 hexadecimal digits of SHA-256. */
export const drawingHash = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16)

/** What `manifest.json` holds: name of a piece → hash of the drawing its files were rendered from. */
export type Manifest = Readonly<Record<string, string>>
