import { config } from '../config/config'
import { loadScript } from './loadScript'

type Command = readonly unknown[]

declare global {
  interface Window {
    $crisp?: { push(command: Command): unknown } | undefined
    CRISP_WEBSITE_ID?: string | undefined
  }
}

/** Whether a provider's chat is configured; without one the site shows a panel of its own. */
export const hasChatProvider = () => config.chatWebsiteId !== null

/** Shows the provider's widget, loading it when it is first wanted. To be called once the visitor has allowed it. */
export function showChat() {
  const { chatWebsiteId } = config
  if (chatWebsiteId === null) return
  if (!window.$crisp) {
    const waiting: Command[] = []
    window.$crisp = waiting
    window.CRISP_WEBSITE_ID = chatWebsiteId
    loadScript('https://client.crisp.chat/l.js')
  }
  window.$crisp.push(['do', 'chat:show'])
}

/** Hides the widget where the site has no chat. */
export const hideChat = () => window.$crisp?.push(['do', 'chat:hide'])
