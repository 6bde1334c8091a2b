// Prevents two simultaneous builds of one checkout: the second waits for the first.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Runs `work` while this process holds `file`. A lock of a process that no longer exists is ignored. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  while (!(await taken(file))) await new Promise((resolve) => setTimeout(resolve, 200))
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function taken(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (holder > 0 && !alive(holder)) await rm(file, { force: true })
    return false
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
