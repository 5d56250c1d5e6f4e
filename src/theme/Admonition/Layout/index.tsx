/** Wrapped: the theme's icons have no size of their own, and fill the window without stylesheet. */
import {cloneElement, isValidElement, type SVGProps} from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

export default function SizedLayout({icon, ...rest}: Props) {
  const sized = isValidElement<SVGProps<SVGSVGElement>>(icon)
    ? cloneElement(icon, {width: 24, height: 24})
    : icon;
  return <Layout icon={sized} {...rest} />;
}
