import { useEffect, useState } from 'react'
import { offsetIn, offsetText } from '#lib/civil-days.ts'
import { isoIn } from '#lib/civil-time.ts'
import { environment } from '#stores/environment.ts'
import { $permission, loadPermission } from '#stores/site/system/permission.ts'
import { useStore } from '#stores/use-store.ts'

interface Props {
  language: string
  /** The operator's time zone at build time; the gateway may have another by now. */
  timeZone: string
  label: string
}

/**
 * The time of the operator's zone, a second at a time, of 24 hours, with its offset from GMT. Days, months and contracts go by that time,
 * wherever the agent is.
 */
export function ZoneClock({ language, timeZone: built, label }: Props) {
  const timeZone = useStore($permission)?.info.brand.timeZone ?? built
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    void loadPermission(language)
  }, [language])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const at = environment.now()
      setNow(new Date(at))
      // The clock ticks at the turn of each second, so that it skips none.
      timer = setTimeout(tick, 1000 - (at % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  const offset = now && offsetIn(timeZone, now.getTime())
  return (
    <p className="agents__clock">
      <span className="unseen">{label}</span>
      {now && offset !== undefined ? (
        <time dateTime={now.toISOString()}>
          {isoIn(timeZone, now.getTime()).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm:ss'.length)}
        </time>
      ) : (
        <span>--:--:--</span>
      )}
      <small>{offset === undefined ? 'GMT' : offsetText(offset)}</small>
    </p>
  )
}
