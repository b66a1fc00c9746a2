import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {brand} from '@site/settings/brand';
import {issueChooserUrl} from '@site/src/issues';
import type {Props} from '@theme/Footer/Copyright';

/** Fills the brand into a copyright line, whose word order depends on the language. */
const withBrand = (line: string): string =>
  line.replace('{{copyrightYear}}', String(brand.copyrightYear)).replace('{{company}}', brand.company);

/** Ejected to put the row of links above the copyright line, which the theme cannot combine with columns. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  const links = [
    {label: translate({id: 'footer.support', message: 'Support'}), to: `mailto:${brand.supportEmail}`},
    {label: translate({id: 'footer.repository', message: 'Source of this site'}), to: brand.repository.url},
    {label: translate({id: 'footer.report', message: 'Report a problem'}), to: issueChooserUrl},
  ];
  return (
    <>
      <div>
        {links.map(({label, to}, index) => (
          <Fragment key={to}>
            {index > 0 && (
              <span className="footer__link-separator" aria-hidden="true">
                ·
              </span>
            )}
            <Link className="footer__link-item" to={to}>
              {label}
            </Link>
          </Fragment>
        ))}
      </div>
      <div className="footer__copyright">{copyright && withBrand(copyright)}</div>
    </>
  );
}
