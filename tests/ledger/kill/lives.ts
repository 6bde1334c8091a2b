import { type ChildProcess, spawn } from 'node:child_process'
import { once as event } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import type { Work } from './perform.ts'

/** How many answers to wait for before the next kill, so that it falls anywhere. */
export const someAnswers = () => 3 + Math.floor(Math.random() * 60)

/** Many lives of a worker process: which operations were begun, and what was answered. */
export abstract class Lives {
  readonly #worker: string
  readonly #begun = new Set<number>()
  readonly #answers = new Map<number, string>()
  /** Operations whose answer was another one when they were asked again. */
  readonly #changed: string[] = []
  #child: ChildProcess | undefined
  #closed: Promise<unknown> | undefined
  #heard: (() => void) | undefined
  #errors = ''

  /** @param worker path of its script */
  constructor(worker: string) {
    this.#worker = worker
  }

  /**
   * What a worker needs besides its operations to begin with.
   *
   * @param from the number of its first new operation; null if it does nothing new
   * @returns `again`: answered operations that it asks again
   */
  protected abstract task(from: number | null): object & { readonly again?: readonly number[] }

  /** Every answer so far, by the number of its operation. */
  protected get answered(): ReadonlyMap<number, string> {
    return this.#answers
  }

  /** The number of the next operation. */
  protected get next(): number {
    return Math.max(-1, ...this.#begun) + 1
  }

  /**
   * Starts a worker; it first asks again for everything that was left unanswered.
   *
   * @param largestFile bytes; no file can grow beyond, as on a disk that is full
   */
  begin(more = true, largestFile?: number): void {
    const from = more ? this.next : null
    const { again = [], ...task } = this.task(from)
    const work: Work = { unknown: [...this.#unanswered(), ...again], from }
    const command = [process.execPath, this.#worker]
    // `ulimit -f` counts blocks of 512 bytes.
    const limited = ['sh', '-c', `ulimit -f ${Math.ceil((largestFile ?? 0) / 512)}; exec "$@"`, 'sh', ...command]
    const [program = '', ...parameters] = largestFile === undefined ? command : limited
    const child = spawn(program, parameters)
    child.stdin.end(JSON.stringify({ ...task, ...work }))
    this.#child = child
    // 'close' comes after everything the process ever wrote was read.
    this.#closed = event(child, 'close')
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line))
    child.stderr.on('data', (text) => {
      this.#errors += text
    })
    child.once('close', () => this.#heard?.())
  }

  /** Waits for that many more answers. */
  async answers(count: number): Promise<void> {
    const enough = this.#answers.size + count
    while (this.#answers.size < enough) {
      if (this.#child?.exitCode) throw new Error(`The worker ended by itself:\n${this.#errors}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#heard = resolve
      await promise
    }
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL')
    await this.#closed
  }

  /** Waits until the worker ends by itself; answers with its exit code, and its stderr. */
  async fallen(): Promise<{ code: number | null; said: string }> {
    await this.#closed
    const said = this.#errors
    this.#errors = ''
    return { code: this.#child?.exitCode ?? null, said }
  }

  /** Repeats unanswered operations, and lets the worker end by itself. */
  async finish(): Promise<void> {
    this.begin(false)
    await this.#closed
    expect(this.#child?.exitCode, this.#errors).toBe(0)
  }

  /** Every operation that was begun was answered, and each time it was asked in the same way. */
  protected expectAnswered(): void {
    expect(this.#unanswered()).toEqual([])
    expect(this.#changed).toEqual([])
  }

  #hear(line: string): void {
    const [what, number, ...rest] = line.split(' ')
    const place = Number(number)
    const answer = rest.join(' ')
    if (what === 'trying') this.#begun.add(place)
    if (what === 'done') {
      const before = this.#answers.get(place)
      if (before !== undefined && before !== answer) this.#changed.push(`${place}: ${before} became ${answer}`)
      this.#answers.set(place, before ?? answer)
    }
    this.#heard?.()
  }

  #unanswered(): number[] {
    return [...this.#begun].filter((number) => !this.#answers.has(number))
  }
}
