import type { ComponentType } from 'react'
import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/buttons/LinkButton'
import type { PageFormProps } from './RequestForm'
import styles from './RequestScreen.module.css'

type Props = { title: string; form: ComponentType<PageFormProps> }

/** A form with a page of its own, on a screen of any width: the dialog that phones cannot hold leads here. */
export function RequestScreen({ title, form: PageForm }: Props) {
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      <PageForm next={<LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>} />
    </section>
  )
}
