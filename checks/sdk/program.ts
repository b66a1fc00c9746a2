import ts from 'typescript';
import type {Problem} from '../../articles/problem';
import type {SdkArticle} from './article';

/** Compiles the declaration file and the samples of all articles in one program, in memory. */

export interface SourceText {
  file: string;
  text: string;
}

const options: ts.CompilerOptions = {
  strict: true,
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  skipDefaultLibCheck: true,
};

/** The compiler's libraries, parsed once for all programs of a run. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles the declaration file and every sample, each sample as a separate module.
 *
 * @returns with `problems`, what the compiler reports about both, with the lines of the articles
 * @throws Error when the compiler reports an error outside of both
 */
export function compile(declarations: SourceText, articles: SdkArticle[]) {
  const samples = articles
    .flatMap(({file, blocks}) => blocks.map((block) => ({file, block})))
    .filter(({block}) => !block.declarations);
  const origins = new Map([
    [declarations.file, {...declarations, line: 0}],
    ...samples.map(
      ({file, block: {language, line, text}}, i) => [`samples/${i}.${language}`, {file, line, text}] as const,
    ),
  ]);

  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    const origin = origins.get(name);
    if (origin) {
      return ts.createSourceFile(name, origin.text, version, true);
    }
    if (!libraries.has(name)) {
      libraries.set(name, readLibrary(name, version));
    }
    return libraries.get(name);
  };

  const program = ts.createProgram([...origins.keys()], options, host);
  const problems = ts.getPreEmitDiagnostics(program).map(({file, start, messageText}): Problem => {
    const origin = origins.get(file?.fileName ?? '');
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!file || !origin) {
      throw new Error(`The samples of the SDK can't be compiled: ${message}`);
    }
    const {line} = file.getLineAndCharacterOfPosition(start ?? 0);
    return {file: origin.file, line: origin.line + line + 1, message: `the code does not compile: ${message}`};
  });
  return {program, declarations: program.getSourceFile(declarations.file)!, problems};
}
