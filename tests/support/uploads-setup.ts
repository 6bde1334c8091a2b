import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where pictures that tests upload are kept. */
    uploads: string
  }
}

/** A folder for uploads. It is made and deleted here, because processes of tests are ended without notice. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(quickFolder(), 'arara-uploads-'))
  provide('uploads', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
