import { Fragment } from 'react'
import { legalCopy as copy } from './legalCopy'
import styles from './LegalScreen.module.css'
import type { LegalBlock, LegalText } from './legalText'

/** A page of the law, with its contents to jump to. */
export function LegalScreen({ text }: { text: LegalText }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.summary}>{text.summary}</p>
        <p className={styles.updated}>{copy.updatedOn(text.updatedOn)}</p>
      </header>
      <nav className={styles.contents} aria-label={copy.contents}>
        <ol className={styles.list}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {blocks.map((block, index) => (
              <Fragment key={index}>{renderBlock(block)}</Fragment>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

const renderBlock = (block: LegalBlock) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
