import { connect } from 'node:net'

/** A TCP connection to a gateway, for what no HTTP client does. */
export interface RawConnection {
  send(text: string): void
  /** Resolves with everything received so far, once it matches. @throws where the connection ends before */
  received(pattern: RegExp): Promise<string>
  /** Resolves with everything received, when the connection has ended. */
  readonly ended: Promise<string>
  /** Whether the gateway has ended it. */
  readonly hasEnded: boolean
  /** Reads no more, or goes on reading. */
  pause(): void
  resume(): void
  hangUp(): void
}

/** Connects to `http://host:port`. */
export async function connectRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let hasEnded = false
  let wake: () => void = () => undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
    wake()
  })
  // A connection that is cut ends too: what it had to say has been received.
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      hasEnded = true
      resolve(text)
      wake()
    })
  })
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), ended])
  return {
    ended,
    get hasEnded() {
      return hasEnded
    },
    send: (bytes) => void socket.write(bytes),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    hangUp: () => void socket.destroy(),
    async received(pattern) {
      while (!pattern.test(text)) {
        if (hasEnded) throw new Error(`The connection ended after: ${text}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return text
    },
  }
}

/** A request as it goes over the wire. */
export function rawRequest(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = '') {
  const lines = Object.entries({ Host: 'gateway.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
