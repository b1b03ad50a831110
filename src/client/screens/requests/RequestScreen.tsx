import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useIsPhone } from '../../design/useIsPhone'
import type { RequestModal } from '../../state/modal'
import { useModal } from '../../state/useModal'
import styles from './RequestScreen.module.css'

/** A form with a page of its own on a phone; a wider screen shows it above the shop. */
export function RequestScreen({
  modal,
  title,
  intro,
  children,
}: {
  modal: RequestModal
  title: string
  intro: string
  children: ReactNode
}) {
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { open } = useModal()

  useEffect(() => {
    if (isPhone) return
    void navigate(paths.home.build(), { replace: true })
    open(modal)
  }, [isPhone, modal, navigate, open])

  if (!isPhone) return null
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      <p>{intro}</p>
      {children}
    </section>
  )
}
