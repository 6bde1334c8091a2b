import { connect, createServer, type Socket } from 'node:net'

/** What stands between client and server and can misbehave like a network. */
export type TcpProxy = {
  url: string
  /** `pass`: as it should be; `silent`: connections open, nothing comes through; `reset`: they are cut, new ones too. */
  become(how: 'pass' | 'silent' | 'reset'): void
  close(): void
}

/** @param target URL of a server; the answer's `url` is the same by way of the proxy */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const url = new URL(target)
  const port = Number(url.port)
  const open = new Set<Socket>()
  let mode: 'pass' | 'silent' | 'reset' = 'pass'
  const server = createServer((client) => {
    if (mode === 'reset') return void client.resetAndDestroy()
    const upstream = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.on('data', (data) => mode === 'pass' && to.write(data))
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
