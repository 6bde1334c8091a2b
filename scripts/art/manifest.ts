import { createHash } from 'node:crypto'

/** Hash of a drawing in the manifest: the first 16 hexadecimal digits of SHA-256. */
export const drawingHash = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16)

/** Content of `manifest.json`: name of a picture → hash of the drawing that its files were rendered from. */
export type Manifest = Readonly<Record<string, string>>
