import {useEffect, useRef, type FunctionComponent, type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, useColorMode} from '@docusaurus/theme-common';
import SwaggerUI, {type System} from 'swagger-ui-dist/swagger-ui-es-bundle';
import 'swagger-ui-dist/swagger-ui.css';
import './styles.css';

/** Swagger UI in the site's color modes, in a separate chunk: half a megabyte that only `/swagger/` loads. */

interface ApiReferenceProps {
  /** Address of the OpenAPI document, on this site. */
  url: string;
  /** Whether requests can be sent from the page. */
  canTryOut: boolean;
}

/** Adds what Swagger UI leaves out: names of fields and of columns, and levels of its headings below the page's title. */
function nameParts(container: HTMLElement): void {
  container.querySelector('#servers')?.setAttribute('aria-label', 'Server');
  container.querySelector('.info .title')?.setAttribute('aria-level', '2');
  container.querySelectorAll(':is(.servers, .models) h4').forEach((heading) => heading.setAttribute('aria-level', '3'));
  container.querySelectorAll('.responses-table thead td').forEach((cell) => cell.setAttribute('role', 'columnheader'));
  container.querySelectorAll<HTMLElement>('[data-variable]').forEach((field) => {
    field.setAttribute('aria-label', field.dataset.variable!);
  });
  container.querySelectorAll<HTMLElement>('[data-param-name] :is(input, select, textarea)').forEach((field) => {
    field.setAttribute('aria-label', field.closest<HTMLElement>('[data-param-name]')!.dataset.paramName!);
  });
}

/** Makes Swagger UI's main landmark, a child of this component, a plain element: the page has its own. */
const withoutMain =
  (Filter: FunctionComponent, {React}: System) =>
  ({children, ...props}: {children: ReactNode[]}) =>
    React.createElement(
      Filter,
      props,
      ...children.map((child) =>
        React.isValidElement<object>(child) && child.type === 'main' ? React.createElement('div', child.props) : child,
      ),
    );

export default function ApiReference({url, canTryOut}: ApiReferenceProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();

  useEffect(() => {
    const node = container.current!;
    const observer = new MutationObserver(() => nameParts(node));
    observer.observe(node, {childList: true, subtree: true});
    SwaggerUI({
      domNode: node,
      url,
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      ...(!canTryOut && {supportedSubmitMethods: []}),
      validatorUrl: null,
      plugins: [
        () => ({
          statePlugins: {
            layout: {
              wrapActions: {
                // Adds nothing to the history: on the way back, Swagger UI would still show all that was opened.
                show:
                  (show: (...parts: unknown[]) => unknown) =>
                  (...parts: unknown[]) => {
                    window.history.pushState = (...entry) => window.history.replaceState(...entry);
                    show(...parts);
                    Reflect.deleteProperty(window.history, 'pushState');
                  },
              },
            },
          },
          // The keyboard can't reach a link inside an operation's button, and the button sets the address too.
          wrapComponents: {
            VersionPragmaFilter: withoutMain,
            DeepLink:
              (_original: unknown, {React}: System) =>
              ({text}: {text: ReactNode}) =>
                React.createElement('span', null, text),
          },
        }),
      ],
    });
    return () => observer.disconnect();
  }, [url, canTryOut]);

  return (
    // Swagger UI's styles recognize dark mode by this class.
    <HtmlClassNameProvider className={clsx(colorMode === 'dark' && 'dark-mode')}>
      <div ref={container} className={clsx(!canTryOut && 'api-read-only')} />
    </HtmlClassNameProvider>
  );
}
