import { Agent, request } from 'node:http'

/** One answer: its status and body, and how long it took in milliseconds. */
export interface Timed {
  readonly status: number
  readonly body: string
  readonly milliseconds: number
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends requests over connections that stay open, at most `connections` of them. */
export function sender(base: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(base)
  const send = ({ method, path, headers, body }: LoadRequest): Promise<Timed> => {
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const milliseconds = performance.now() - began
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), milliseconds })
        })
      })
      sent.once('error', reject)
      sent.end(body)
    })
  }
  return { send, close: () => agent.destroy() }
}

/** The figures of many requests; milliseconds. */
export interface Figures {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
  /** Answers other than 200, by status. */
  readonly failures: Readonly<Record<number, number>>
}

export function figuresOf(answers: readonly Timed[], seconds: number): Figures {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right)
  const failures: Record<number, number> = {}
  for (const { status } of answers) if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
  const at = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
  return {
    requests: answers.length,
    perSecond: Math.round(answers.filter(({ status }) => status === 200).length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: at(1),
    failures,
  }
}
