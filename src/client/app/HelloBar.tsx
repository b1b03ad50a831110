import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { HelloBar_query$key } from '../../../__generated__/relay/HelloBar_query.graphql'
import { safeLink } from './safeLink'
import { AnnouncementStrip } from './AnnouncementStrip'

/** The banner of the day, when there is one; not while ordering, and not in the e-shop. Specification, section 2. */
export function HelloBar({ query }: { query: HelloBar_query$key }) {
  const { pathname } = useLocation()
  const { hellobar } = useFragment(
    graphql`
      fragment HelloBar_query on Query {
        hellobar {
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

  if (!hellobar?.isActive || !isShownOn(pathname)) return <AnnouncementStrip />
  const { content, bgColor, textColor } = hellobar
  const link = safeLink(hellobar.link)
  return (
    <AnnouncementStrip ground={bgColor} ink={textColor}>
      {link ? <a href={link}>{content}</a> : content}
    </AnnouncementStrip>
  )
}

const isShownOn = (pathname: string) => !/^\/(order(\/|$)|eshop)/.test(pathname)
