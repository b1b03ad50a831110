import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isAllowed } from '#domain/customer/consent'
import { hasChatOn } from '#domain/site/routes'
import { hasChatProvider, hideChat, showChat } from '../../../services/chat'
import { useConsent } from '../../../state/useConsent'
import { ChatPanel } from './ChatPanel'

/** Help beside the shop, and nowhere else. docs/rules/site.md#help */
export function Chat() {
  const { pathname } = useLocation()
  const { consent } = useConsent()
  const isHere = hasChatOn(pathname)
  const isProvided = hasChatProvider() && isAllowed(consent, 'support')

  useEffect(() => {
    if (isProvided && isHere) showChat()
    else hideChat()
  }, [isProvided, isHere])

  return isHere && !isProvided ? <ChatPanel /> : null
}
