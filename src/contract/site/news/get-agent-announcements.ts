import { array, type Infer, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant, Language } from '#contract/scalars.ts'
import { Timestamp } from './announcement.ts'

const AgentAnnouncementStruct = type({
  id: string(),
  title: string(),
  /** HTML reduced to harmless tags; clients must sanitise it again before they show it. */
  content: string(),
  timestamp: Timestamp,
  publishedAt: Instant,
})
export type AgentAnnouncement = Infer<typeof AgentAnnouncementStruct>

/** At most 200 entries; the client splits them into pages of nine (product rules 12.4 and 29.3). */
export const getAgentAnnouncements = defineCall({
  name: 'getAgentAnnouncements',
  summary: 'Announcements for agents, in their order.',
  method: 'GET',
  path: '/wps/agent/announcements',
  auth: 'agent',
  request: object({ language: Language }),
  response: type({ list: array(AgentAnnouncementStruct) }),
})
