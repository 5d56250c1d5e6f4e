import {useId, type MouseEvent} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {smallFile} from '@site/src/text/pictureFiles';
import Icon from '../../../../ui/Icon';
import {useFailures} from '../../../../ui/hooks/useFailures';
import type {AnswerLink, DirectAnswer} from '../../answers/types';
import CrewBadge from '../CrewBadge';
import SmallSheep from '../SmallSheep';
import styles from './styles.module.css';

/** The answer's first link as an option of the field: its id, where it leads, whether Enter opens it. */
export interface AnswerOption {
  id: string;
  href: string;
  isActive: boolean;
}

interface Props {
  answer: DirectAnswer;
  option?: AnswerOption;
  /** Opens a link from a dialog; without it a link is one of the page. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

type LinkProps = AnswerLink & Pick<Props, 'option' | 'onOpen'>;

/** A dialog's links fetch nothing ahead: who types sees many of them for a moment. */
function Way({href, label, option, onOpen}: LinkProps) {
  const words = (
    <>
      {label}
      <Icon name="arrow-right" />
    </>
  );
  return onOpen ? (
    <a
      href={option?.href ?? href}
      onClick={onOpen}
      className={styles.way}
      {...(option && {id: option.id, role: 'option', 'aria-selected': option.isActive})}
    >
      {words}
    </a>
  ) : (
    <Link to={href} className={styles.way}>
      {words}
    </Link>
  );
}

function Ways({
  all,
  option,
  onOpen,
  className,
}: {all: AnswerLink[]; className?: string} & Omit<Props, 'answer'>) {
  if (all.length === 0) return null;
  return (
    <ul className={className}>
      {all.map((link, i) => (
        <li key={link.href}>
          <Way {...link} option={i === 0 ? option : undefined} onOpen={onOpen} />
          {link.crew && <CrewBadge id={link.crew} />}
          {link.words && <span className={styles.words}>{link.words}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A record's sleeve; nothing where it does not arrive. */
function Sleeve({src}: {src: string}) {
  const {ref, onError, failures} = useFailures();
  if (failures > 0) return null;
  return <img ref={ref} src={smallFile(src)} alt="" width="600" height="600" onError={onError} />;
}

/** What the search answers by itself, above the results: the answer, and where to read. */
export default function AnswerCard({answer, option, onOpen}: Props) {
  const id = useId();
  const {kind, title, is, crew, lines, signs, image, links, uses} = answer;
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        styles.card,
        signs.length > 0 && styles.withSheep,
        image && styles.withSleeve,
      )}
      data-answer={kind}
    >
      {(signs.length > 0 || image) && (
        <div className={clsx(styles.picture, image && styles.sleeve)}>
          {signs.map((sign) => (
            <SmallSheep key={sign.panels.join()} {...sign} />
          ))}
          {image && <Sleeve key={image} src={image} />}
        </div>
      )}
      <div className={styles.said}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {(is || crew) && (
          <p className={styles.is}>
            {is}
            {crew && <CrewBadge id={crew} />}
          </p>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Ways all={links} option={option} onOpen={onOpen} className={styles.links} />
      </div>
      {uses.length > 0 && (
        <div className={styles.used}>
          <p>used in</p>
          <Ways all={uses} onOpen={onOpen} className={styles.uses} />
        </div>
      )}
    </section>
  );
}
