import { connect, createServer, type Socket } from 'node:net'

/**
 * `pass`: as it should be; `slow`: everything comes 100 ms late; `silent`: connections open, nothing comes through;
 * `reset`: they are cut, new ones too.
 */
export type Network = 'pass' | 'slow' | 'silent' | 'reset'

/** A proxy between client and server that can misbehave like a network. */
export type TcpProxy = {
  url: string
  become(how: Network): void
  close(): void
}

/** @param target URL of a server; the answer's `url` is the same by way of the proxy */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const url = new URL(target)
  const port = Number(url.port)
  const open = new Set<Socket>()
  let mode: Network = 'pass'
  const server = createServer((client) => {
    if (mode === 'reset') return void client.resetAndDestroy()
    const upstream = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      // Delayed parts stay in order: the next part waits for the one before it.
      let before = Promise.resolve()
      from.on('data', (data) => {
        const late = mode === 'slow' ? 100 : 0
        before = before
          .then(() => (late > 0 ? new Promise<void>((resolve) => setTimeout(resolve, late)) : undefined))
          .then(() => {
            if (mode === 'pass' || mode === 'slow') to.write(data)
          })
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.')
  url.port = String(address.port)
  return {
    url: url.href,
    become: (how) => {
      mode = how
      if (how === 'reset') for (const socket of open) socket.resetAndDestroy()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
