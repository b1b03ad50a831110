import MessageCircle from 'lucide-react/icons/message-circle'
import { Suspense, useState } from 'react'
import { AwaitedPart } from '../../../relay/AwaitedPart'
import { lazyPart } from '../../../services/lazyPart'
import { chatCopy as copy } from './chatCopy'
import styles from './ChatPanel.module.css'

const ChatDialog = lazyPart(() => import('./ChatDialog').then(({ ChatDialog }) => ChatDialog))

/** The site's own help: a shop without a chat provider still answers by phone and by mail. */
export function ChatPanel() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.launcher} onClick={() => setOpen(true)}>
        <MessageCircle aria-hidden />
        <span className={styles.label}>{copy.open}</span>
      </button>
      {isOpen && (
        <Suspense fallback={<AwaitedPart onLeave={close} />}>
          <ChatDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
