import { useEffect, useState } from 'react'
import { zoneOffset } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import { environment } from '#stores/environment.ts'
import { $permission, loadPermission } from '#stores/permission.ts'
import { useStore } from '#stores/use-store.ts'

interface Props {
  language: string
  locale: string
  /** The operator's time zone at build time; the gateway may have another by now. */
  timeZone: string
  label: string
}

/**
 * The time of the operator's zone, a second at a time, with its offset from GMT. Days, months and contracts go by that time,
 * wherever the agent is. The moment comes from the device's clock.
 */
export function ZoneClock({ language, locale, timeZone: built, label }: Props) {
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
  const time =
    now && dateFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone }).format(now)
  return (
    <p className="agents__clock">
      <span className="unseen">{label}</span>
      {now ? <time dateTime={now.toISOString()}>{time}</time> : <span>--:--:--</span>}
      <small>{now ? zoneOffset(timeZone, now) : 'GMT'}</small>
    </p>
  )
}
