import X from 'lucide-react/icons/x'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useLocation } from 'react-router-dom'
import type { HelloBar_query$key } from '#generated/relay/HelloBar_query.graphql'
import { barColors, barLink, isBarShownOn } from '#domain/site/helloBar'
import { giveFocusBack, withAncestors } from '../../design/focus/giveFocusBack'
import { IconButton } from '../../design/buttons/IconButton'
import { useDismissedBar } from '../../state/useDismissedBar'
import { AnnouncementStrip } from './AnnouncementStrip'
import { appCopy } from '../appCopy'

/** The banner of the day, until it is closed; not while ordering, and not in the e-shop. docs/rules/site.md#banner */
export function HelloBar({ query }: { query: HelloBar_query$key }) {
  const { pathname } = useLocation()
  const { dismissedId, dismiss } = useDismissedBar()
  const { hellobar } = useFragment(
    graphql`
      fragment HelloBar_query on Query {
        hellobar {
          id
          isActive
          content
          bgColor
          textColor
          link
        }
      }
    `,
    query,
  )

  if (!hellobar?.isActive || hellobar.id === dismissedId || !isBarShownOn(pathname)) {
    return <AnnouncementStrip />
  }
  const { id, content, bgColor, textColor } = hellobar
  const link = barLink(hellobar.link)
  return (
    <AnnouncementStrip
      {...barColors(bgColor, textColor)}
      action={
        <IconButton
          label={appCopy.closeAnnouncement}
          onClick={({ currentTarget }) => {
            giveFocusBack(withAncestors(currentTarget))
            dismiss(id)
          }}
        >
          <X />
        </IconButton>
      }
    >
      {link ? <AnnouncementLink to={link}>{content}</AnnouncementLink> : content}
    </AnnouncementStrip>
  )
}

const AnnouncementLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
