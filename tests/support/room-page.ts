/** A page that collects what a gateway tells it. */
export function roomPage<Event>() {
  const events: Event[] = []
  let wake: () => void = () => undefined
  return {
    events,
    send(text: string) {
      events.push(JSON.parse(text))
      wake()
    },
    close: () => undefined,
    /** The first event that meets the condition, past or future. */
    async until(met: (event: Event) => boolean): Promise<Event> {
      for (;;) {
        const found = events.find(met)
        if (found) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
